import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PlanCards } from '../../features/billing/plans/plans'
import { StartPage } from '../../features/library/guest/start-page'
import { keepChosenPlan } from '../../shared/session/chosen-plan'

/** The start page with both plans complete, at `/#plans`: what a guest chooses is kept while she registers. */
export function Start() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const plans = useRef<HTMLDivElement>(null)
  // This part may come after the page that its address points into.
  useEffect(() => {
    if (hash === '#plans') plans.current?.scrollIntoView()
  }, [hash])
  function choose(planId: number) {
    keepChosenPlan(planId)
    navigate('/signup')
  }
  return (
    <StartPage>
      <div ref={plans}>
        <PlanCards onChoose={choose} />
      </div>
    </StartPage>
  )
}
