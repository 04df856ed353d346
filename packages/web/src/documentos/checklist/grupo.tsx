import type { Documento } from '@paco/domain/documentos/documento'
import { type Day, formatInstant } from '@paco/domain/shared/days'
import { FilePlus2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useDrop } from '../../ui/file/use-drop.ts'
import { Notice } from '../../ui/notice.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { UploadList } from '../../ui/upload/upload-list.tsx'
import { DocumentoItem } from '../documento-item.tsx'
import { ContagemBar } from './bar.tsx'
import { type Grupo, linhasShown } from './groups.ts'
import { LinhaView } from './linha.tsx'
import type { Anexos } from './use-anexos.ts'

/** What was said when the stage was concluded without all it needed. */
function Conclusoes({ grupo }: { grupo: Grupo }) {
  return grupo.conclusoes.map(({ id, faltavam, motivo, feita_por_nome, feita_em }) => (
    <Notice key={id} tone="info">
      Concluída em {formatInstant(feita_em)}
      {feita_por_nome === null ? '' : ` por ${feita_por_nome}`} sem: {faltavam.join('; ')}.{' '}
      {motivo === null ? 'Sem motivo informado.' : `Motivo: ${motivo}`}
    </Notice>
  ))
}

interface OutrosProps {
  documentos: readonly Documento[]
  projetoId: number
  nomes: ReadonlyMap<string, string>
  today: Day
  writes: boolean
}

function Outros({ documentos, projetoId, nomes, today, writes }: OutrosProps) {
  if (documentos.length === 0) return null
  return (
    <section className={words.above12} aria-label="Outros documentos">
      <h3 className={words.below4}>Outros documentos</h3>
      <ul>
        {documentos.map((documento) => (
          <DocumentoItem
            key={documento.id}
            documento={documento}
            today={today}
            tipo={documento.codigo === null ? undefined : nomes.get(documento.codigo)}
            named={documento.entidade !== 'projetos' || documento.registro_id !== projetoId}
            writes={writes}
          />
        ))}
      </ul>
    </section>
  )
}

interface GrupoProps {
  grupo: Grupo
  projetoId: number
  /** Only what is missing is looked at. */
  missing: boolean
  nomes: ReadonlyMap<string, string>
  today: Day
  writes: boolean
  anexos: Anexos
  onAttach: (etapa: number | null, codigo: string | null) => void
  onWaive: (codigo: string) => void
  onUnwaive: (dispensa: number) => void
}

const leadOf = ({ bloqueia }: Grupo) =>
  bloqueia ? 'Sem os obrigatórios esta etapa não pode ser concluída.' : undefined

/** A stage: what it asks for, what it has, and what else is kept with it. */
export function GrupoCard(props: GrupoProps) {
  const { grupo, projetoId, missing, nomes, today, writes, anexos, onAttach, onWaive, onUnwaive } = props
  const { etapa, nome } = grupo
  // Dropped on the card and not on one of its lines: a document more.
  const { on } = useDrop((files) => anexos.add(files, { etapa, regra: null }))
  const linhas = linhasShown(grupo.linhas, missing)
  if (missing && linhas.length === 0) return null
  return (
    <div {...(writes && on)}>
      <Card
        title={nome}
        lead={leadOf(grupo)}
        long
        actions={
          writes ? (
            <Button
              variant="default"
              leftSection={<FilePlus2 size={16} aria-hidden />}
              aria-label={`Incluir documentos: ${nome}`}
              onClick={() => onAttach(etapa, null)}
            >
              Incluir documentos
            </Button>
          ) : null
        }
      >
        {etapa === null ? null : <ContagemBar label={`Documentos: ${nome}`} contagem={grupo} />}
        <div className={`${shared.stack} ${words.gap8} ${words.above8}`}>
          <Conclusoes grupo={grupo} />
        </div>
        <ul className={words.above8} aria-label={`Documentos pedidos: ${nome}`}>
          {linhas.map((linha) => {
            const { regra, dispensa } = linha.item
            return (
              <LinhaView
                key={regra.codigo}
                linha={linha}
                projetoId={projetoId}
                today={today}
                writes={writes}
                uploads={anexos.of(regra.codigo, etapa)}
                onFiles={(files) => anexos.add(files, { etapa, regra })}
                onAttach={() => onAttach(etapa, regra.codigo)}
                onWaive={() => onWaive(regra.codigo)}
                onUnwaive={() => dispensa && onUnwaive(dispensa.id)}
              />
            )
          })}
        </ul>
        <UploadList uploads={anexos.of(null, etapa)} />
        {missing ? null : (
          <Outros
            documentos={grupo.outros}
            projetoId={projetoId}
            nomes={nomes}
            today={today}
            writes={writes}
          />
        )}
      </Card>
    </div>
  )
}
