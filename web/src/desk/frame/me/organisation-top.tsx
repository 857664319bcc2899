import { EnvironmentFlag } from '#desk-kit/page/environment-flag.tsx'
import { useDeskOrganisation } from '#people/desk/organisations/organisations.queries.ts'
import { organisationsTexts as t } from '#people/desk/organisations/organisations.texts.ts'
import { Sign } from '#people/desk/organisations/sign.tsx'
import { isAgency } from '#people/desk/organisations/words.ts'
import styles from './me.module.css'

/** Logo and name of the organisation that owns this desk, in place of the product's logo. */
export function OrganisationTop({ id }: { id: number }) {
  const { data } = useDeskOrganisation(id)
  return (
    <div className={`row gap-12 ${styles.organisation}`}>
      <Sign organisation={data ?? { name: '', logo_url: null }} />
      {data && (
        <span className={styles.whose}>
          <b>{data.name}</b>
          <small>{isAgency(data) ? t.agency : t.plain}</small>
        </span>
      )}
      <EnvironmentFlag />
    </div>
  )
}

/** The organisation's logo only, for narrow places. */
export function OrganisationMark({ id }: { id: number }) {
  const { data } = useDeskOrganisation(id)
  return <Sign organisation={data ?? { name: '', logo_url: null }} small />
}
