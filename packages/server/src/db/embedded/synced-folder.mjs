import { fdatasyncSync, fstatSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * @typedef {{ nfd: number, node: { parent: { name: string } } }} Stream an open file, as Emscripten's NODEFS keeps it
 * @typedef {(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number} Write
 * @typedef {{ fsync?: (stream: Stream) => number, write: Write }} StreamOperations
 * @typedef {ConstructorParameters<typeof NodeFS>[0]} Folder
 * @typedef {Parameters<NodeFS['init']>} InitArguments
 */

/**
 * PGlite's folder on disk, plus the fsync that PGlite leaves out: without it a commit that was answered is lost
 * in a power cut. It reaches into PGlite's internals, so opening a folder proves by a probe that it works.
 */
export class SyncedFolder extends NodeFS {
  /** How often PostgreSQL asked for a sync and got it. */
  syncs = 0
  /** Log written since the last checkpoint: nobody else counts it in single-user mode. */
  walBytes = 0

  #onSyncFailure

  /**
   * @param {Folder} folder
   * @param {(error: unknown) => void} onSyncFailure must not return: after a failed fsync the kernel may have
   *   dropped the pages, and trying again would report a success that is not one
   */
  constructor(folder, onSyncFailure) {
    super(folder)
    this.#onSyncFailure = onSyncFailure
  }

  /**
   * @override
   * @param {InitArguments[0]} pg
   * @param {InitArguments[1]} options
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    /** @param {unknown} mod */
    const addOperations = (mod) =>
      this.#addOperations(/** @type {{ NODEFS: { stream_ops: StreamOperations } }} */ (mod).NODEFS.stream_ops)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addOperations] },
    }
  }

  /** @param {StreamOperations} operations */
  #addOperations(operations) {
    const write = operations.write
    operations.write = (stream, buffer, offset, length, position) => {
      if (stream.node.parent.name === 'pg_wal') this.walBytes += length
      return write(stream, buffer, offset, length, position)
    }
    operations.fsync = (stream) => {
      try {
        fdatasyncSync(stream.nfd)
        this.syncs++
      } catch (error) {
        // Some systems refuse to sync a folder; PostgreSQL itself lets that pass.
        if (!fstatSync(stream.nfd).isDirectory()) this.#onSyncFailure(error)
      }
      return 0
    }
  }
}
