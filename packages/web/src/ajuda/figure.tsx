import classes from './figure.module.css'
import { FIGURE_SIZE, FIGURES, type FigureName, figurePath } from './figures.ts'

/** A picture of a screen. It opens in its own size with a click: on a telephone it is small. */
export function Figure({ name }: { name: FigureName }) {
  const { alt, caption } = FIGURES[name]
  return (
    <figure className={classes.figure}>
      <a href={figurePath(name)} target="_blank" rel="noreferrer" title="Abrir a imagem em outra aba">
        <img src={figurePath(name)} alt={alt} {...FIGURE_SIZE} loading="lazy" decoding="async" />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
