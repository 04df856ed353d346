/** As in the middle of a sentence; what is written in capitals stays so. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

/** As at the start of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** With a full stop, and only one. */
export const sentence = (text: string): string => `${text.replace(/[.\s]+$/, '')}.`
