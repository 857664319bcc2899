const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const browsers: [RegExp, string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** The name of a device in the list of passkeys, as 'Android, Chrome', from the browser's own description. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(systems), nameIn(browsers)].filter(Boolean).join(', ') || 'Browser'
}

/** The name of a passkey that another device stores; what it is the browser does not say. */
export const otherDevice = 'Security key or other device'

export type DeviceKind = 'phone' | 'computer' | 'key'

/** The kind of a device, by a name that `deviceName` made; another one is a key or a phone elsewhere. */
export function deviceKind(name: string): DeviceKind {
  if (/^(Android|iPhone|iPad)/.test(name)) return 'phone'
  return systems.some(([, system]) => name.startsWith(system)) ? 'computer' : 'key'
}
