import { documentosCalls } from '@paco/domain/documentos/contract'
import type { Regra } from '@paco/domain/documentos/regra'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { request } from '../../http/client.ts'
import { type Uploads, useUploads } from '../../ui/upload/use-uploads.ts'
import { tituloFor } from '../titulo.ts'

/** Where on the page files were dropped. */
interface Place {
  etapa: number | null
  regra: Regra | null
}

interface Target {
  etapa: number | null
  codigo: string | null
  titulo: string
}

/** Files dropped on the lines of a project's checklist: each is kept as soon as it has arrived, where it was dropped. */
export function useAnexos(registro_id: number) {
  const queryClient = useQueryClient()
  const targets = useRef(new Map<number, Target>())
  const uploads = useUploads({
    keeps: true,
    keep: async (envio, { key }) => {
      const target = targets.current.get(key)
      if (!target) return
      const body = { entidade: 'projetos' as const, registro_id, ...target, envio }
      await request(documentosCalls.createDocumento, { body })
    },
  })
  const { items, remove } = uploads
  // What was kept is shown as a document: its line among the files on their way has done its work.
  useEffect(() => {
    const kept = items.filter(({ phase }) => phase === 'kept')
    if (kept.length === 0) return
    void queryClient.invalidateQueries()
    for (const item of kept) remove(item)
  })
  return {
    uploads,
    add: (files: readonly File[], { etapa, regra }: Place) => {
      const added = uploads.add(files)
      for (const { key, name } of added)
        targets.current.set(key, {
          etapa: regra?.etapa ?? etapa,
          codigo: regra?.codigo ?? null,
          titulo: tituloFor(regra, name, files.length === 1),
        })
    },
    /** Those on their way to one line, or to a stage as documents more. */
    of: (codigo: string | null, etapa: number | null): Uploads => ({
      ...uploads,
      items: items.filter(({ key }) => {
        const target = targets.current.get(key)
        return target?.codigo === codigo && target.etapa === etapa
      }),
    }),
  }
}
export type Anexos = ReturnType<typeof useAnexos>
