import { readablePassword } from '#people/worker/password/readable-password'
import type { Deps } from '#platform/deps'

export type MadePassword = { password: string; passwordHash: string }

/** Makes passwords, two at a time: a login meanwhile waits for one of them at most. */
export async function makePasswords({ passwords }: Pick<Deps, 'passwords'>, count: number): Promise<MadePassword[]> {
  const results: MadePassword[] = []
  const makeOne = async () => {
    const password = readablePassword()
    return { password, passwordHash: await passwords.hash(password) }
  }
  while (results.length < count)
    results.push(...(await Promise.all(Array.from({ length: Math.min(2, count - results.length) }, makeOne))))
  return results
}
