import type { About } from '../../../platform/audit/audit'
import type { User } from '../../../platform/http/access'

/** What an admin does to her own account. */
export const aboutHerself = ({ id, orgId }: User): About => ({ kind: 'admin', id, orgId })
