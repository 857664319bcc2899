export type TopicColour = { tint: string; solid: string; ink: string }

const grey: TopicColour = { tint: '#f3ece9', solid: '#9c8a85', ink: '#4a3a36' }

const colours: Record<string, TopicColour> = {
  chores: { tint: '#e0efff', solid: '#5ba8fc', ink: '#1d4f82' },
  cooking: { tint: '#ffe8d7', solid: '#e78b3b', ink: '#743c01' },
  infant: { tint: '#ffe5ef', solid: '#e87bae', ink: '#753353' },
  child: { tint: '#fff1cf', solid: '#e9b021', ink: '#664700' },
  elderly: { tint: '#f5e6ff', solid: '#c388e6', ink: '#5f3b74' },
  english: { tint: '#e9ebff', solid: '#9499fd', ink: '#434582' },
  behaviour: { tint: '#d0f6f2', solid: '#00bdb3', ink: '#005a54' },
  money: { tint: '#dcf5de', solid: '#5dbd6f', ink: '#1d5b2b' },
  safety: { tint: '#ffe7e1', solid: '#f17f67', ink: '#7a3527' },
  singapore: { tint: '#d3f3ff', solid: '#00b6e0', ink: '#00566b' },
  development: { tint: '#e8f2d4', solid: '#96b23e', ink: '#445503' },
}

export const topicColour = (name: string): TopicColour => colours[name] ?? grey
