export const endingMailJob = 'contracts-ending-mail'

/** What ends of an organisation until a moment. */
export type EndingMailWork = { orgId: number; until: string }
