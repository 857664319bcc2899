import type { Variables } from './variables'

/** An uncompressed point of P-256 and its number, in base64url without padding. */
const isPublic = (key: string) => /^B[\w-]{86}$/.test(key)
const isPrivate = (key: string) => /^[\w-]{43}$/.test(key)

/** Returns the settings of Web Push; none is required. */
export function vapidConfig({ problems, text, flag }: Variables, production: boolean) {
  const [publicKey, privateKey] = [text('VAPID_PUBLIC_KEY'), text('VAPID_PRIVATE_KEY')]
  const vapidSubject = text('VAPID_SUBJECT')
  if (!publicKey !== !privateKey) problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY come together')
  if (publicKey && !isPublic(publicKey)) problems.push('VAPID_PUBLIC_KEY must be 87 characters of base64url')
  if (privateKey && !isPrivate(privateKey)) problems.push('VAPID_PRIVATE_KEY must be 43 characters of base64url')
  if (vapidSubject && !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(vapidSubject))
    problems.push('VAPID_SUBJECT must begin with mailto: or https://')
  const pushToLoopback = flag('PUSH_TO_LOOPBACK', false)
  if (production && pushToLoopback) problems.push('PUSH_TO_LOOPBACK is not possible with NODE_ENV=production')
  return { vapid: publicKey && privateKey ? { publicKey, privateKey } : null, vapidSubject, pushToLoopback }
}
