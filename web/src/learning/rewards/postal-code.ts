/** Whether an address has a Singapore postal code: six digits together. */
export const hasPostalCode = (address: string) => /(^|\D)\d{6}(?!\d)/.test(address)
