export const contractMailJob = 'contract-mail'

/** An employer whose contract now ends earlier, or (`isBack`) at its former end again. */
export type ContractMailWork = { id: number; until: string; isBack: boolean }
