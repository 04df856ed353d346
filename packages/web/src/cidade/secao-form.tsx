import type { Cidade } from '@paco/domain/cidade/cidade'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { CidadeForm, type Nome } from './cidade-form.tsx'

interface SecaoProps {
  chave: string
  titulo: string
  lead?: string
  fields: readonly Field<Nome>[]
  cidade: Cidade
  /** What stands above the fields, and is saved by itself. */
  children?: ReactNode
}

/** One section of the city's settings, saved by itself. */
export const SecaoForm = ({ chave, titulo, lead, fields, cidade, children }: SecaoProps) => (
  <Card title={titulo} lead={lead}>
    {children}
    <CidadeForm label={titulo} draftKey={`configuracoes/${chave}`} fields={fields} cidade={cidade} />
  </Card>
)
