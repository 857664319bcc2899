export const endingMailJob = 'contracts-ending-mail'

/** A mail to an organisation's admin about contracts that end until a moment. */
export type EndingMailWork = { orgId: number; adminId: number; until: string }
