import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const documentosProjetoLink = (id: number) =>
  linkOptions({ to: PATHS.documentosProjeto, params: { id: String(id) } })

export const regraLink = (id: number) => linkOptions({ to: PATHS.regra, params: { id: String(id) } })

/** Where anyone checks a copy against what the city hall kept. */
export const verificarHref = (sha256: string): string => `/verificar?sha256=${sha256}`

/** A published address is followed, the number of a process is only read. */
export const isAddress = (link: string): boolean => /^https?:\/\//i.test(link)
