/**
 * A screen to draw at build time: an address of it, the file it goes to, the sources whose scripts it needs, and who
 * sees it. What is `whole` says all there is to say, and the app takes its elements over; of others only the outline is
 * known, which the app draws anew.
 */
export type Screen = {
  path: string
  file: string
  sources: string[]
  visitor: 'guest' | 'worker'
  language: 'eng' | 'phi' | 'ind' | 'mya'
  whole?: boolean
}

const guest = { visitor: 'guest', language: 'eng' } as const
const worker = { visitor: 'worker', language: 'eng' } as const
const frame = 'src/app/layouts/sidebar-layout.tsx'
const videoPage = 'src/pages/video-page.tsx'

export const screens: Screen[] = [
  { ...guest, path: '/', file: 'login.html', sources: ['src/pages/login-page.tsx'], whole: true },
  { ...guest, path: '/?as=helper', file: 'helper-login.html', sources: ['src/pages/login-page.tsx'], whole: true },
  { ...guest, path: '/signup', file: 'signup.html', sources: ['src/pages/register-page.tsx'], whole: true },
  { ...worker, path: '/library', file: 'library.html', sources: [frame, 'src/pages/library-page.tsx'] },
  { ...worker, path: '/video/1', file: 'video.html', sources: ['src/app/video-visitors.tsx', frame, videoPage] },
  ...(['eng', 'phi', 'ind', 'mya'] as const).map((language) => ({
    ...guest,
    language,
    path: '/public/video/1',
    file: `public-video.${language}.html`,
    sources: ['src/app/layouts/guest-layout.tsx', videoPage],
  })),
]
