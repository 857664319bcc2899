import { openPglite, openPostgres } from '../../server/src/platform/database/database'
import { standInStripe } from './app'

/** The stand-in as a process of its own, which outlives the tested server; without a database, in memory. */
const { DATABASE_URL = '', PORT = '0', WEBHOOK_URL, WEBHOOK_SECRET } = process.env
const { db, close } = DATABASE_URL ? openPostgres(DATABASE_URL) : openPglite({})
const webhook = WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined
const { app } = await standInStripe({ db, control: true, everyMs: 1000, ...(webhook && { webhook }) })
console.log(await app.listen({ host: '127.0.0.1', port: Number(PORT) }))
process.once('SIGTERM', async () => {
  await app.close()
  await close()
})
