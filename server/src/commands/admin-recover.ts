import { recoverAdmin } from '#people/auth/admin/admins/by-command'
import { runCommand } from './run/run-command'
import { emailOf, withAdmins } from './run/with-admins'

/** npm run admin:recover: removes the factors of an admin who lost all of them. The password stays. */
await runCommand(async () => {
  const email = emailOf(process.argv[2], 'npm run admin:recover -- <email>')
  await withAdmins(async (deps) => {
    await recoverAdmin(deps, email)
    console.log(`${email} has no second factor any more, and is signed out. At her next login she adds a new one.`)
  })
})
