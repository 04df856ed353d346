import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import type { PassoTela } from './passos.ts'

/** An import, at one of its steps; unless one is named, where it stands. */
export const importacaoLink = (id: number | string, passo?: PassoTela) =>
  linkOptions({
    to: PATHS.importacao,
    params: { id: String(id) },
    search: (passo === undefined ? {} : { passo }) as never,
  })
