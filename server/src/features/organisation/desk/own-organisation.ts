import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'

/** The organisation asked for; to an organisation's admin every other one is missing. */
export const ownOrganisation = ({ orgId }: User, asked: number): number =>
  orgId === null || orgId === asked ? asked : fail('not_found')
