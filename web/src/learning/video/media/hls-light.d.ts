/** The library has types for its whole build only; the light one has the same interface. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
