import type { Contrato } from '@paco/domain/contratos/contrato'
import { MAX_MES } from '@paco/domain/servicos/servico'
import { parseQuantity } from '@paco/domain/shared/quantity'
import { CalendarPlus, Columns3, Save } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/entity-form/leave-guard.tsx'
import { EditableGrid } from '../../ui/grid/editable-grid.tsx'
import type { GridChange, GridHandle } from '../../ui/grid/types.ts'
import { RestoredBanner } from '../../ui/restored-banner.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { colunasDe, type LinhaCronograma, linhasDe } from './colunas.tsx'
import { distribuir, type Etapa, mesesDe, somasDosMeses } from './plano.ts'
import { useCronograma } from './use-cronograma.ts'

const readPercent = (text: string) => parseQuantity(text.replace(/%\s*$/, ''))

interface CronogramaProps {
  contrato: Contrato
  /** Of the rule and its schedule: as it was read, and as a later write of one's own left it. */
  lida: number
  propria: number | null
  stored: readonly Etapa[]
  mayEdit: boolean
  /** Reads the schedule as it is stored. */
  onReload: () => void
}

/** The physical-financial schedule: what part of each stage falls in each month, and what the months come to. */
export function Cronograma({ contrato, lida, propria, stored, mayEdit, onReload }: CronogramaProps) {
  const cronograma = useCronograma({ id: contrato.id, lida, propria, stored, onSaved: onReload })
  const { etapas, change, setUnread } = cronograma
  const [more, setMore] = useState(0)
  const [told, setTold] = useState('')
  const grid = useRef<GridHandle>(null)
  const meses = Math.min(MAX_MES, mesesDe(contrato.prazo_dias, etapas) + more)
  const inicio = contrato.ordem_inicio ?? contrato.assinatura
  const columns = useMemo(() => colunasDe(meses, inicio, readPercent), [meses, inicio])
  const lines = useMemo(() => linhasDe(etapas, somasDosMeses(etapas, meses)), [etapas, meses])
  const onChange = useCallback(
    (changes: readonly GridChange<LinhaCronograma>[], unread: number) => {
      setUnread(unread)
      const typed = new Map(
        changes.flatMap(({ row }) => (row.tipo === 'etapa' ? [[row.etapa.chave, row.etapa] as const] : [])),
      )
      if (typed.size > 0) change((all) => all.map((etapa) => typed.get(etapa.chave) ?? etapa))
    },
    [change, setUnread],
  )
  const spread = () => {
    const chave = grid.current?.cursor()
    const etapa = etapas.find((one) => one.chave === chave)
    if (!etapa) {
      setTold('Vá até a linha de uma etapa para distribuí-la.')
      return
    }
    change((all) => all.map((one) => (one.chave === chave ? distribuir(one, meses) : one)))
    setTold(`Etapa ${etapa.codigo} distribuída por igual.`)
  }
  const reload = () => {
    cronograma.forget()
    onReload()
  }
  return (
    <section aria-label="Cronograma físico-financeiro">
      <LeaveGuard isUnsaved={cronograma.isUnsaved} keepsDraft />
      <div className={`${words.wrap} ${words.gap8x16} ${words.below12} ${words.start}`}>
        <div>
          <h2>Cronograma físico-financeiro</h2>
          <p className={`${shared.note} ${words.above2}`}>
            {inicio === null
              ? 'Os meses ganham nome com a ordem de início do contrato.'
              : `Mês 1 é o da ${contrato.ordem_inicio === null ? 'assinatura, enquanto não há ordem de início' : 'ordem de início'}.`}
          </p>
        </div>
        {mayEdit ? (
          <div className={`${shared.screenOnly} ${words.wrap} ${words.gap8} ${words.end}`}>
            <Button
              variant="default"
              leftSection={<Columns3 size={16} aria-hidden />}
              title="A etapa da linha atual, do primeiro ao último mês preenchido"
              onClick={spread}
            >
              Distribuir por igual
            </Button>
            <Button
              variant="default"
              leftSection={<CalendarPlus size={16} aria-hidden />}
              disabled={meses >= MAX_MES}
              onClick={() => setMore(more + 1)}
            >
              Mais um mês
            </Button>
            <Button
              leftSection={<Save size={16} aria-hidden />}
              disabled={!cronograma.isDirty}
              loading={cronograma.isPending}
              onClick={cronograma.save}
            >
              Salvar cronograma
            </Button>
          </div>
        ) : null}
      </div>
      {cronograma.restored !== null && cronograma.isDirty ? (
        <RestoredBanner at={cronograma.restored} onDiscard={reload}>
          ainda não foi salvo.
        </RestoredBanner>
      ) : null}
      {cronograma.recusa === null ? null : (
        <Banner
          tone="late"
          action={cronograma.recusa.conflito ? 'Recarregar o cronograma' : 'Tentar de novo'}
          onAction={cronograma.recusa.conflito ? reload : cronograma.save}
        >
          <strong>O cronograma não foi salvo.</strong> {cronograma.recusa.texto}
        </Banner>
      )}
      <EditableGrid
        ref={grid}
        label="Cronograma físico-financeiro"
        columns={columns}
        lines={lines}
        onChange={onChange}
        readOnly={!mayEdit}
        isBusy={cronograma.isPending}
      />
      <p role="status" className={`${shared.small} ${words.above4}`}>
        {told}
      </p>
    </section>
  )
}
