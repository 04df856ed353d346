import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { CircleAlert, Pencil } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { type Campo, valorText } from '../campos.ts'
import { withConserto, withValor } from '../mapa-edits.ts'
import { CONSERTO_LABELS } from '../problemas.ts'
import classes from './detalhe.module.css'
import { type ColunaVista, celulaVista, errosDaLinha } from './vista.ts'

interface CelulaDetalheProps {
  linha: LinhaImportada
  coluna: ColunaVista
  colunas: readonly ColunaVista[]
  campos: readonly Campo[]
  mapa: Mapa
  onMapa: (mapa: Mapa) => void
  onEdit: () => void
}

/** The cell one is at, in whole: what it says, why it is refused, and what mends it here or everywhere. */
export function CelulaDetalhe(props: CelulaDetalheProps) {
  const { linha, coluna, colunas, campos, mapa, onMapa, onEdit } = props
  const { titulo, campo } = coluna
  const { bruto, marca, texto } = celulaVista(linha, coluna)
  const erro = campo ? linha.erros[campo.campo] : undefined
  const whole = errosDaLinha(linha, colunas, campos)
  const isListed = campo !== null && (campo.opcoes !== null || campo.coluna.busca !== undefined)
  return (
    <section className={classes.panel} aria-label="Célula escolhida">
      <div className={`${shared.row} ${words.gap4x12}`}>
        <b className={words.size13}>
          Linha {linha.linha} · {titulo || 'sem título'}
        </b>
        <span className={`${shared.note} ${words.wraps} ${classes.raw}`}>
          {bruto === '' ? 'célula vazia' : `“${bruto}”`}
        </span>
        {texto === null ? null : (
          <span className={`${words.size13} ${marca === 'erro' ? words.bad : words.muted} ${words.wraps}`}>
            {texto}
          </span>
        )}
        <span className={`${words.end} ${shared.row} ${words.gap8}`}>
          {campo && erro?.conserto ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => erro.conserto && onMapa(withConserto(mapa, campo.key, erro.conserto, true))}
            >
              {CONSERTO_LABELS[erro.conserto]} na coluna
            </Button>
          ) : null}
          {campo && erro && erro.sugestao !== undefined && (isListed || !erro.conserto) ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onMapa(withValor(mapa, campo.key, erro.parte ?? bruto, erro.sugestao))}
            >
              {erro.parte === undefined ? 'É' : `“${erro.parte}” é`}{' '}
              {erro.sugestaoNome ?? valorText(campo, erro.sugestao)}: usar em todas
            </Button>
          ) : null}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Pencil size={14} aria-hidden />}
            onClick={onEdit}
          >
            Corrigir a célula
          </Button>
        </span>
      </div>
      {whole.map((motivo) => (
        <p
          key={motivo}
          className={`${shared.line} ${words.gap8} ${words.size13} ${words.bad} ${words.above4}`}
        >
          <CircleAlert size={14} aria-hidden className={words.rigid} /> {motivo}
        </p>
      ))}
    </section>
  )
}
