import { standInOpenai } from './app'

/** The stand-in as a process of its own, for journeys and for trying the app by hand. */
const { app } = await standInOpenai({ control: true })
console.log(await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) }))
process.once('SIGTERM', () => app.close())
