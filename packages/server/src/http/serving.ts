import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends what the application does by itself; it still answers. */
    quiet(): Promise<void>
  }
}

/** What begins by itself when the application serves: by listening, or, behind another server's door, when it is ready. */
export function whenServing(
  app: FastifyInstance,
  { behindDoor = false }: { behindDoor?: boolean },
  begin: () => Promise<void>,
): void {
  if (behindDoor) app.addHook('onReady', begin)
  else app.addHook('onListen', begin)
}
