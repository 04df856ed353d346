/** What makes a page, a drawing or a script of whatever it stands in. */
export const FOREIGN = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)\b/i
