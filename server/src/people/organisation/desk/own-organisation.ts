import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'

/** Returns the requested organisation; for an organisation's admin every other one is not_found. */
export const ownOrganisation = ({ orgId }: User, requestedId: number): number =>
  orgId === null || orgId === requestedId ? requestedId : fail('not_found')
