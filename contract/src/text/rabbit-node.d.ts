declare module 'rabbit-node' {
  const rabbit: { zg2uni: (text: string) => string }
  export = rabbit
}
