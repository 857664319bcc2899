import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { StartPage } from '#learning/library/guest/start-page.tsx'
import { billingTexts } from '#money/billing.texts.ts'
import { storeChosenPlan } from '#money/plans/chosen-plan.ts'
import { PlanCards } from '#money/plans/plans.tsx'
import styles from './start.module.css'

/** The start page with both plans, at `/#plans`: a guest's choice is kept while she registers. */
export function Start() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const plans = useRef<HTMLElement>(null)
  // This part may be rendered after the page, so the browser's own jump to it may have failed.
  useEffect(() => {
    if (hash === '#plans') plans.current?.scrollIntoView()
  }, [hash])
  function choose(planId: number) {
    storeChosenPlan(planId)
    navigate('/signup')
  }
  return (
    <StartPage>
      <section ref={plans} id="plans" className={styles.plans} aria-labelledby="choose-plan">
        <h2 id="choose-plan">{billingTexts.choosePlan}</h2>
        <PlanCards onChoose={choose} />
      </section>
    </StartPage>
  )
}
