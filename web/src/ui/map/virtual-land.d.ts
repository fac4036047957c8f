/** Made by the build (`web/build/land.ts`). */
declare module 'virtual:land' {
  const topologies: readonly Parameters<typeof import('topojson-client').feature>[0][];
  export default topologies;
}
