/**
 * What lies beside the server's code. This file is as deep as the bundle (server/dist/bundle), so that the addresses
 * hold in both.
 */
const at = (path: string) => new URL(path, import.meta.url)

export const migrationsFolder = at('../../migrations/')
export const webFolder = at('../../../web/dist/')
export const contentFolder = at('../../../content/')
