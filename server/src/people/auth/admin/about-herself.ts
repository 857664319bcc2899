import type { AuditSubject } from '#platform/audit/audit'
import type { User } from '#platform/http/access'

/** The admin's own account as the subject of an audit entry. */
export const aboutHerself = ({ id, orgId }: User): AuditSubject => ({ kind: 'admin', id, orgId })
