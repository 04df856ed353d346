import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { DESCRITORES } from '@paco/domain/importacoes/descritores/descritores'
import { MAX_LINHAS, MAX_PLANILHA } from '@paco/domain/importacoes/importacao'
import { isUsado } from '@paco/domain/importacoes/usados'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { SelectBox } from '../../ui/field/select-box.tsx'
import { DropZone } from '../../ui/file/drop-zone.tsx'
import { FileButton } from '../../ui/file/file-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { useDono } from '../dono.ts'
import classes from './importar-page.module.css'
import { Recebimento } from './recebimento.tsx'
import { useReceber } from './use-receber.ts'

interface ImportarPageProps {
  who: SessionUser | null
  /** What comes in, as the address says. */
  lista: string | null
  /** The contract whose sheet it is, as the address says. */
  contrato: number | null
  back: ReactNode
  onLista: (lista: string | null) => void
  onReceived: (id: number) => void
}

/** Excel saves 'Texto Unicode' as TXT. */
const ACCEPTED = ['.xlsx', '.ods', '.csv', '.txt']
const RULE = `XLSX, ODS ou CSV, até ${formatTamanho(MAX_PLANILHA)} e ${formatWhole(MAX_LINHAS)} linhas. Nada é gravado antes de você conferir.`

/** What comes in, the template to fill in, and the file. */
export function ImportarPage({ who, lista, contrato, back, onLista, onReceived }: ImportarPageProps) {
  const usable = DESCRITORES.filter((descritor) => descritor.podeImportar(who) && isUsado(descritor))
  const chosen = usable.find(({ nome }) => nome === lista)
  // Lists of the same records have one name here: the one that was asked for, else the first.
  const offered = usable.filter(
    (one) =>
      one ===
      (usable.find(({ titulo, nome }) => titulo === one.titulo && nome === lista) ??
        usable.find(({ titulo }) => titulo === one.titulo)),
  )
  const numero = chosen?.dono === undefined ? null : contrato
  const dono = useDono(numero)
  const receber = useReceber(onReceived)
  return (
    <>
      <PageHeader
        title="Importar planilha"
        lead="Envie a planilha que você já tem: as colunas são reconhecidas, cada célula é conferida, e tudo pode ser desfeito."
        back={back}
      />
      <div className={`${shared.stack} ${classes.page}`}>
        <Card title="1. O que a planilha traz">
          <div className={`${words.wrap} ${words.gap8x12} ${words.start}`}>
            <SelectBox
              className={classes.lista}
              aria-label="O que a planilha traz"
              placeholder="Escolha a lista"
              options={offered.map(({ nome, titulo }) => ({ value: nome, label: titulo }))}
              value={chosen?.nome ?? null}
              onChange={onLista}
              searchable={offered.length > 10}
              disabled={receber.isPending}
            />
            {chosen ? (
              <FileButton
                key={chosen.nome}
                call={importacoesCalls.modeloDePlanilha}
                parts={{ params: { lista: chosen.nome } }}
                file={`modelo-${chosen.nome}.xlsx`}
                failure="Não foi possível gerar o modelo."
                label="Baixar o modelo"
              />
            ) : null}
          </div>
          {dono ? (
            <p className={`${words.above8} ${words.wraps}`}>
              Contrato <b>{dono.label}</b>: as linhas entram na planilha em elaboração.
            </p>
          ) : null}
          <p className={`${shared.note} ${words.above8}`}>
            A planilha exportada desta lista também serve: o que você mudar nela é o que será oferecido. O
            modelo traz os títulos certos, listas de opções e uma linha de exemplo.
          </p>
        </Card>
        <Card title="2. O arquivo">
          {receber.error ? <Problem error={receber.error} onClose={receber.reset} /> : null}
          {receber.isPending ? (
            <Recebimento {...receber} />
          ) : (
            <DropZone
              label="Escolher planilha"
              one="uma planilha"
              the="a planilha"
              icon={<FileSpreadsheet size={24} aria-hidden className={words.blue} />}
              accept={ACCEPTED}
              rule={chosen ? RULE : `Escolha primeiro o que a planilha traz. ${RULE}`}
              onFiles={([file]) =>
                chosen && file && receber.send({ lista: chosen.nome, dono: numero ?? undefined, file })
              }
              field={{ id: 'planilha', describedBy: undefined, disabled: !chosen }}
            />
          )}
        </Card>
      </div>
    </>
  )
}
