import type { Mapa } from '@paco/domain/importacoes/mapa'
import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/field/select-box.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { type Campo, valorText } from '../campos.ts'
import { withValor } from '../mapa-edits.ts'
import type { Problemas, TextoRecusado } from '../problemas.ts'
import { linhasText } from '../textos.ts'
import classes from './colunas.module.css'
import { NomePicker, useNomes } from './nome-picker.tsx'

interface ValoresProps {
  campo: Campo
  problemas: Problemas | undefined
  mapa: Mapa
  onMapa: (mapa: Mapa) => void
}

/** More texts than these are no list that was written otherwise, but another column. */
const MOST = 30

/** What texts of the sheet mean where a field is one of a few, or names records: said once, used in all rows. */
export function Valores({ campo, problemas, mapa, onMapa }: ValoresProps) {
  const { key, opcoes, coluna } = campo
  const said = Object.entries(mapa[key]?.valores ?? {})
  const nameOf = useNomes(
    campo,
    said.map(([, valor]) => valor),
  )
  const isListed = opcoes !== null || coluna.busca !== undefined
  // Of free columns only what is suggested can be said; what is mended as a whole is not said word by word.
  const isSaid = ({ sugestao }: TextoRecusado) =>
    isListed || (sugestao !== undefined && problemas?.consertos.length === 0)
  const asked = (problemas?.textos ?? [])
    .filter((recusado) => recusado.texto !== '' && isSaid(recusado))
    .slice(0, MOST)
  const mean = (texto: string, valor: string | null) => {
    const chosen = opcoes?.find(({ value }) => value === valor)
    if (chosen) onMapa(withValor(mapa, key, texto, chosen.valor))
  }
  const suggestedName = ({ sugestao, sugestaoNome }: TextoRecusado) =>
    sugestaoNome ?? valorText(campo, sugestao)
  return (
    <ul className={classes.values}>
      {asked.map((recusado) => (
        <li key={recusado.texto} className={`${shared.row} ${words.gap4x12} ${classes.asked}`}>
          <span className={`${words.size13} ${words.wraps}`}>
            “{recusado.texto}” <span className={shared.small}>em {linhasText(recusado.n)}</span>
          </span>
          {recusado.sugestao === undefined ? null : (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onMapa(withValor(mapa, key, recusado.texto, recusado.sugestao))}
            >
              É {suggestedName(recusado)}: usar em todas
            </Button>
          )}
          {opcoes ? (
            <SelectBox
              className={classes.meaning}
              aria-label={`O que significa “${recusado.texto}”`}
              placeholder="significa…"
              options={opcoes}
              value={null}
              onChange={(valor) => mean(recusado.texto, valor)}
              searchable={opcoes.length > 10}
            />
          ) : coluna.busca === undefined ? null : (
            <NomePicker
              campo={campo}
              label={`O que significa “${recusado.texto}”`}
              placeholder="significa… (pesquise)"
              onPick={(record) => onMapa(withValor(mapa, key, recusado.texto, record))}
            />
          )}
        </li>
      ))}
      {said.map(([texto, valor]) => (
        <li key={`dito ${texto}`} className={`${shared.small} ${shared.line} ${words.gap4}`}>
          <span className={words.wraps}>
            “{texto}” é <b>{nameOf(valor)}</b> em todas as linhas
          </span>
          <button
            type="button"
            className={shared.close}
            data-small
            aria-label={`Esquecer o que significa “${texto}”`}
            onClick={() => onMapa(withValor(mapa, key, texto, undefined))}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
