/** The library types its whole build only; the light one has the same interface. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
