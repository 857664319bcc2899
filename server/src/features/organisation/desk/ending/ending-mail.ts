export const endingMailJob = 'contracts-ending-mail'

/** What ends of an organisation until a moment, for one of its admins. */
export type EndingMailWork = { orgId: number; adminId: number; until: string }
