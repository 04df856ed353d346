import { SOBRE } from '@paco/domain/shared/sobre'
import { ACESSIBILIDADE } from '@paco/domain/transparencia/acessibilidade'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '../ui/page-header.tsx'
import { Secoes } from '../ui/texto.tsx'
import { contatosQuery } from './queries.ts'

/** '/acessibilidade': what the system does today, what it does not, and how to complain. The keys are the application's to tell. */
export function AcessibilidadePage({ atalhos }: { atalhos: ReactNode }) {
  const { data } = useQuery(contatosQuery)
  return (
    <>
      <PageHeader title="Acessibilidade" about={SOBRE.acessibilidade} />
      <Secoes secoes={ACESSIBILIDADE} dizeres={data} partes={{ atalhos }} />
    </>
  )
}
