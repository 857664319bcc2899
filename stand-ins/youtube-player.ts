/**
 * Stands in for https://www.youtube.com/iframe_api: the documented player object over a clock in the page. The last
 * player is `window.youtubePlayer`; `window.youtubeFault` (an error code) makes the next one fail. `__DURATION__` is
 * the clip's length in seconds.
 */
const script = `
(() => {
  const states = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 }
  class Player {
    constructor(iframe, { events = {} } = {}) {
      Object.assign(this, { iframe, listeners: {}, state: states.UNSTARTED, time: 0, rate: 1, volume: 100, silent: false, at: 0, options: [], seeks: [] })
      for (const [name, act] of Object.entries(events)) this.addEventListener(name, act)
      window.youtubePlayer = this
      iframe.addEventListener('load', () => setTimeout(() => {
        if (window.youtubeFault) return this.tell('onError', window.youtubeFault)
        this.tell('onReady')
        if (new URL(iframe.src).searchParams.get('autoplay') === '1') this.playVideo()
      }, 50))
      this.timer = setInterval(() => this.tick(), 100)
    }
    tell(name, data) { for (const act of this.listeners[name] ?? []) act({ target: this, data }) }
    addEventListener(name, act) { (this.listeners[name] ??= []).push(act) }
    become(state) { this.state = state; this.at = performance.now(); this.tell('onStateChange', state) }
    tick() {
      if (this.state !== states.PLAYING) return
      const now = performance.now()
      this.time = Math.min(this.time + ((now - this.at) / 1000) * this.rate, this.getDuration())
      this.at = now
      this.tell('onVideoProgress', this.time)
      if (this.time >= this.getDuration()) this.become(states.ENDED)
    }
    playVideo() { if (this.state === states.ENDED) this.time = 0; if (this.state !== states.PLAYING) this.become(states.PLAYING) }
    pauseVideo() { this.become(states.PAUSED) }
    seekTo(time) { this.seeks.push(time); this.time = time; this.tell('onVideoProgress', time); if (this.state === states.ENDED) this.become(states.PLAYING) }
    getCurrentTime() { return this.time }
    getDuration() { return __DURATION__ }
    getPlayerState() { return this.state }
    getPlaybackRate() { return this.rate }
    setPlaybackRate(rate) { this.rate = rate; this.tell('onPlaybackRateChange', rate) }
    getVolume() { return this.volume }
    setVolume(volume) { this.volume = volume; this.tell('onVolumeChange', { volume }) }
    isMuted() { return this.silent }
    mute() { this.silent = true; this.tell('onVolumeChange', {}) }
    unMute() { this.silent = false; this.tell('onVolumeChange', {}) }
    getVideoLoadedFraction() { return 1 }
    getOption() { return [] }
    setOption(...option) { this.options.push(option) }
    destroy() { clearInterval(this.timer); this.iframe.remove() }
  }
  window.YT = { Player, PlayerState: states, loaded: 1 }
  window.onYouTubeIframeAPIReady?.()
})()
`

export const youtubeApi = (duration: number) => script.replaceAll('__DURATION__', String(duration))
export const youtubePage = '<!doctype html><html lang="en"><title>YouTube stand-in</title><p>YouTube</p></html>'
