import { type Language, languages } from '../../contract/src/language.ts'

/**
 * A page of dist that the server sends for an address. With a `path` the build draws that screen into it, as a guest
 * who reads `language` sees it; if `isComplete` the app hydrates it, otherwise it draws the screen anew, since the
 * server fills in data. `sources` are the modules, or files of the build, whose scripts are downloaded with the app.
 */
export type Screen = { file: string; sources: string[]; path?: string; language?: Language; isComplete?: boolean }

const videoPage = 'src/pages/video-page.tsx'
const complete: Omit<Screen, 'file'> = { sources: [], language: 'eng', isComplete: true }

export const screens: Screen[] = [
  { ...complete, file: 'login.html', path: '/' },
  ...languages.map((language) => ({
    ...complete,
    file: `helper-login.${language}.html`,
    path: '/?as=helper',
    language,
  })),
  { ...complete, file: 'signup.html', path: '/signup' },
  ...languages.map((language) => ({
    file: `public-video.${language}.html`,
    path: '/public/video/1',
    language,
    sources: ['guest-layout', videoPage],
  })),
  { file: 'library.html', sources: ['frame', 'library'] },
  { file: 'video.html', sources: ['frame', videoPage] },
  { file: 'index.html', sources: [] },
]
