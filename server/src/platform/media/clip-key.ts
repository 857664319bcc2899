/** The key of a clip, a lesson's voice or a recorded text. What Genie spoke for one person lies beside the voices, and is none. */
export const clipKey = /^(clips|voices\/lesson-\d+)(\/[A-Za-z0-9][\w-]*(\.[\w-]+)*)+$/
