/**
 * Folders beside the server's code. This file is as deep in the tree as the bundle (server/dist/bundle), so that
 * relative paths hold in both.
 */
const at = (path: string) => new URL(path, import.meta.url)

export const migrationsFolder = at('../../migrations/')
export const webFolder = at('../../../web/dist/')
export const drawnPeopleFolder = at('../../../web/public/people/')
export const contentFolder = at('../../../content/')
