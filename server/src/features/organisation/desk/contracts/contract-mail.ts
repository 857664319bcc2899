export const contractMailJob = 'contract-mail'

/** An employer whose contract ends earlier, or again when it ended before. */
export type ContractMailWork = { id: number; until: string; isBack: boolean }
