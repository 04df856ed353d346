import { arquivoPath } from '@paco/domain/dados/conjunto'
import type { ConjuntoPublicado } from '@paco/domain/dados/contract'
import { formatInstant } from '@paco/domain/shared/days'
import { ChevronRight, Download } from 'lucide-react'
import { memo, useState } from 'react'
import table from '../ui/data/table.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './dados.module.css'

interface Arquivo {
  readonly rotulo: string
  /** What it is to whom. */
  readonly sobre: string
  readonly href: string
}

function arquivosDe(conjunto: ConjuntoPublicado): Arquivo[] {
  const all: Record<string, Arquivo[]> = {
    csv: [
      { rotulo: 'CSV', sobre: 'para planilhas, com ponto e vírgula', href: arquivoPath(conjunto, 'csv') },
      {
        rotulo: 'CSV internacional',
        sobre: 'para programas, com vírgula e ponto decimal',
        href: arquivoPath(conjunto, 'csv', 'internacional'),
      },
    ],
    json: [{ rotulo: 'JSON', sobre: 'para programas', href: arquivoPath(conjunto, 'json') }],
    geojson: [{ rotulo: 'GeoJSON', sobre: 'para mapas', href: arquivoPath(conjunto, 'geojson') }],
  }
  return conjunto.formatos.flatMap((formato) => all[formato] ?? [])
}

/** A file that anyone may take along: told to those who do not see which set it stands under. */
export function ArquivoLink({ rotulo, sobre, href, de }: Arquivo & { de: string }) {
  return (
    <a
      className={`${shared.outlined} ${words.inline} ${words.rounded} ${classes.file}`}
      href={href}
      download
      title={sobre}
    >
      <Download size={15} aria-hidden />
      {rotulo}
      <span className={shared.unseen}>
        {' '}
        de {de}, {sobre}
      </span>
    </a>
  )
}

function Campos({ titulo, colunas }: ConjuntoPublicado) {
  return (
    <table className={`${table.table} ${table.words} ${table.stacks} ${classes.fields}`}>
      <caption className={shared.unseen}>Campos de {titulo}</caption>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">O que é</th>
          <th scope="col">Tipo</th>
        </tr>
      </thead>
      <tbody>
        {colunas.map(({ nome, titulo: rotulo, tipo, codigos }) => (
          <tr key={nome}>
            <th scope="row">
              <code>{nome}</code>
            </th>
            <td data-label="O que é">
              {rotulo}
              {codigos.length > 0 && (
                <span className={`${shared.note} ${words.block}`}>
                  {codigos.map(({ codigo, significado }) => `${codigo} = ${significado}`).join('; ')}
                </span>
              )}
            </td>
            <td data-label="Tipo">{tipo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Its table is made when it is unfolded: hundreds of fields, of which most readers want none. */
function Dicionario(conjunto: ConjuntoPublicado) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.dictionary} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`${shared.fold} ${words.inline} ${words.gap4} ${words.blue} ${classes.summary}`}>
        <ChevronRight size={16} aria-hidden className={classes.arrow} />
        Dicionário: {conjunto.colunas.length} campos
      </summary>
      {open && <Campos {...conjunto} />}
    </details>
  )
}

/** A set: what a row of it is, when it changed, its files and its dictionary. */
export const ConjuntoItem = memo((conjunto: ConjuntoPublicado) => {
  const { nome, titulo, sobre, atualizado_em } = conjunto
  return (
    <li id={nome} className={classes.set}>
      <h3>{titulo}</h3>
      <p className={words.above2}>{sobre}</p>
      <p className={`${shared.note} ${words.above2}`}>
        {atualizado_em === null
          ? 'Sem alterações registradas'
          : `Atualizado em ${formatInstant(atualizado_em)}`}
      </p>
      <div className={`${words.wrap} ${words.gap8} ${words.above8}`}>
        {arquivosDe(conjunto).map((arquivo) => (
          <ArquivoLink key={arquivo.rotulo} {...arquivo} de={titulo} />
        ))}
      </div>
      <Dicionario {...conjunto} />
    </li>
  )
})
