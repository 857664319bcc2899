import { useDeskOrganisation } from '../../organisations/organisations.queries'
import { organisationsTexts as t } from '../../organisations/organisations.texts'
import { Sign } from '../../organisations/sign'
import { isAgency } from '../../organisations/words'
import { EnvironmentFlag } from '../environment-flag'
import styles from './me.module.css'

/** Logo and name of the organisation that owns this desk, in place of the product's logo. */
export function OrganisationTop({ id }: { id: number }) {
  const { data } = useDeskOrganisation(id)
  return (
    <div className={styles.organisation}>
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

/** Its logo only, for narrow places. */
export function OrganisationMark({ id }: { id: number }) {
  const { data } = useDeskOrganisation(id)
  return <Sign organisation={data ?? { name: '', logo_url: null }} small />
}
