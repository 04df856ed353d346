import type { Cabecalho } from '@paco/domain/importacoes/cabecalho'
import type { Folha } from '@paco/domain/importacoes/importacao'
import table from '../../ui/data/table.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { letterOf } from '../textos.ts'
import classes from './amostra.module.css'

interface AmostraProps {
  folha: Folha
  cabecalho: Cabecalho
  onHead: (linha: number) => void
}

/** The first rows of a sheet as they look, the heads marked; another row becomes the head with a click. */
export function Amostra({ folha: { nome, amostra, linhas }, cabecalho, onHead }: AmostraProps) {
  const width = Math.max(1, ...amostra.map(({ celulas }) => celulas.length))
  const places = Array.from({ length: width }, (_, place) => place)
  const isHead = (n: number) => n >= cabecalho.linha && n < cabecalho.linha + cabecalho.linhas
  return (
    <>
      <section
        className={`${table.box} ${words.rounded} ${classes.box}`}
        aria-label={`Primeiras linhas da planilha ${nome}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Linha</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  {letterOf(place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amostra.map(({ n, celulas }) => (
              <tr
                key={n}
                data-head={isHead(n) || undefined}
                data-above={n < cabecalho.linha || undefined}
                onClick={() => onHead(n)}
              >
                <th scope="row">
                  <button
                    type="button"
                    className={`${words.tabular} ${classes.pick}`}
                    aria-pressed={isHead(n)}
                    aria-label={isHead(n) ? `Linha ${n}, cabeçalho` : `Usar a linha ${n} como cabeçalho`}
                    onClick={(event) => {
                      event.stopPropagation()
                      onHead(n)
                    }}
                  >
                    {n}
                    {isHead(n) ? <span className={words.size12}>cabeçalho</span> : null}
                  </button>
                </th>
                {places.map((place) => (
                  <td key={place} className={shared.ellipsis} title={celulas[place]}>
                    {celulas[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {linhas > amostra.length ? (
        <p className={`${shared.small} ${words.above8}`}>
          As primeiras {amostra.length} de {linhas} linhas preenchidas.
        </p>
      ) : null}
    </>
  )
}
