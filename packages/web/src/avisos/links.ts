import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

const TO = {
  projetos: PATHS.viewProjeto,
  aditivos: PATHS.aditivo,
  contratos: PATHS.contrato,
  medicoes: PATHS.medicao,
} as const

/** The page of a record that the trail names ('projetos/12'), where it has one. */
export function linkOf(registro: string | null): LinkProps | null {
  const [table = '', id = ''] = registro?.split('/') ?? []
  return Object.hasOwn(TO, table) ? linkOptions({ to: TO[table as keyof typeof TO], params: { id } }) : null
}
