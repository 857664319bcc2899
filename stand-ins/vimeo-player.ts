/**
 * Stands in for https://player.vimeo.com/video/{id}: the documented messages of the embedded player over a clock in the
 * frame. Its buttons are the viewer's own presses in the frame; `data-calls` on its body lists the page's requests.
 */
const page = `<!doctype html>
<html lang="en"><title>Vimeo stand-in</title>
<body data-calls="">
<button id="ahead">Drag to the end</button> <button id="pause">Pause</button> <output>0</output>
<script>
  const duration = __DURATION__
  const fault = '__FAULT__'
  const wanted = new Set()
  const state = { time: 0, at: 0, isPlaying: false, rate: 1, volume: 1, muted: false }
  const tracks = [{ language: 'en', kind: 'captions', label: 'English' }, { language: 'id', kind: 'subtitles', label: 'Indonesia' }]
  const send = (message) => parent.postMessage(JSON.stringify(message), '*')
  const emit = (event, data = {}) => wanted.has(event) && send({ event, data })
  const place = () => ({ seconds: state.time, percent: state.time / duration, duration })
  function show() { document.querySelector('output').textContent = state.time.toFixed(1) }
  function play() { if (state.isPlaying) return; state.isPlaying = true; state.at = performance.now(); emit('play', place()); emit('playing', place()) }
  function pause() { state.isPlaying = false; emit('pause', place()) }
  function seek(time) { emit('seeking', place()); state.time = time; show(); emit('timeupdate', place()); emit('seeked', place()) }
  const answers = {
    ping: () => undefined,
    addEventListener: (name) => { wanted.add(name) },
    removeEventListener: (name) => { wanted.delete(name) },
    play, pause,
    setCurrentTime: (time) => { seek(time); return time },
    getCurrentTime: () => state.time,
    getDuration: () => duration,
    getMuted: () => state.muted,
    setMuted: (muted) => { state.muted = muted; return muted },
    getVolume: () => state.volume,
    setVolume: (volume) => { state.volume = volume; return volume },
    setPlaybackRate: (rate) => { state.rate = rate; emit('playbackratechange', { playbackRate: rate }); return rate },
    getTextTracks: () => tracks,
    enableTextTrack: (language) => tracks.find((track) => track.language === (language.language ?? language)),
    disableTextTrack: () => null,
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return
    const { method, value } = typeof data === 'string' ? JSON.parse(data) : data
    const given = Array.isArray(value) ? value : [value]
    document.body.dataset.calls += ' ' + method + '(' + given.map((one) => JSON.stringify(one)) + ')'
    if (fault) return
    const answer = answers[method]
    if (!answer) return send({ event: 'error', data: { method, name: 'TypeError', message: 'No such method' } })
    send({ method, value: answer(...given) })
    if (method === 'addEventListener' && given[0] === 'loaded') setTimeout(loaded, 50)
  })
  function loaded() {
    emit('loaded', { id: 1 })
    if (new URLSearchParams(location.search).get('autoplay') === '1') play()
  }
  setInterval(() => {
    if (!state.isPlaying) return
    const now = performance.now()
    state.time = Math.min(state.time + ((now - state.at) / 1000) * state.rate, duration)
    state.at = now
    show()
    emit('timeupdate', place())
    if (state.time >= duration) { state.isPlaying = false; emit('ended', place()) }
  }, 200)
  document.getElementById('ahead').onclick = () => seek(duration - 1)
  document.getElementById('pause').onclick = pause
  if (fault) send({ event: 'error', data: { method: 'ready', name: fault, message: fault } })
  else send({ event: 'ready' })
</script></body></html>`

/** A player page; `fault` is the name of the error with which the player refuses the video. */
export const vimeoPage = (duration: number, fault = '') =>
  page.replaceAll('__DURATION__', String(duration)).replaceAll('__FAULT__', fault)
