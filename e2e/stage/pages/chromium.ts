/** As root Chromium wants no sandbox, and it must not look for the internet. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** Chromium's page engine as Debian installs it, without the windows around it, which cost a third of a journey's time. */
export const chromium = { executablePath: '/usr/bin/chromium-headless-shell', args }

/** The whole browser, which alone keeps pages for the way back. */
export const wholeChromium = { executablePath: '/usr/bin/chromium', args }
