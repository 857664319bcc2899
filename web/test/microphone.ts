/** A microphone that hums: the browser's recorder records it. */
export function humming(): MediaStream {
  const context = new AudioContext()
  const sound = new OscillatorNode(context)
  const destination = context.createMediaStreamDestination()
  sound.connect(destination)
  sound.start()
  return destination.stream
}
