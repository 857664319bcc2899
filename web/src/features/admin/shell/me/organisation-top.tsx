import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../../shared/api/query-keys'
import { request } from '../../../../shared/api/request'
import { EnvironmentFlag } from '../environment-flag'
import { initials } from './initials'
import styles from './me.module.css'

/** Whose desk this is, in place of the product's mark. */
export function OrganisationTop({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: queryKeys.organisation(id),
    queryFn: ({ signal }) => request('GET /admin/orgs/:id', { params: { id } }, { signal }),
    staleTime: 10 * 60_000,
  })
  return (
    <div className={styles.organisation}>
      <span className={styles.sign} aria-hidden="true">
        {initials(data?.short_url ?? '')}
      </span>
      <b className={styles.words}>{data?.short_url}</b>
      <EnvironmentFlag />
    </div>
  )
}
