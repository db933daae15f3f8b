import { hashIntegers } from '@fairline/numeric'

/*
 * Invented people. First names are common ones, surnames are composed, so that no name is meant to be anybody's; where one
 * happens to be, it is a coincidence.
 */
const firstNames = {
  men: 'Aden Arlo Bennett Bram Caius Cal Cory Dane Davi Desh Dorian Eamon Edo Elias Emre Ezra Fabio Finn Gil Gus Hale Hugo Idris Ilya Ivo Jarek Jonah Jude Kael Kian Kofi Lars Leo Levi Luca Mads Malik Marek Mateo Milo Nash Niko Noel Omar Orin Otto Pax Quinn Rafe Remy Rio Rohan Rory Sami Silas Soren Tariq Teo Tobin Vance Viggo Wes Yuri Zane'.split(
    ' ',
  ),
  women:
    'Ada Alba Amara Anya Aria Beatriz Bria Cleo Dalia Delia Edie Elin Elsa Esme Eva Fern Gia Greta Hana Ida Imani Ines Isla Iva Jana Joss Juno Kaia Kira Lena Lina Liv Lola Maia Mara Mila Mina Nadia Naomi Nia Nora Odile Petra Reva Rhea Rosa Runa Saba Sena Sia Suri Tala Tessa Thea Una Vera Wren Yara Zadie Zora'.split(
      ' ',
    ),
}
const stems =
  'Abber Alder Ambel Arrow Ash Bal Bar Bel Ber Black Bran Brec Cald Calver Car Cask Chal Cor Cray Dal Dar Del Dor Dun East Elder Ever Fal Fen Fer Gal Gar Gil Glen Hal Har Haver Hol Hux Ing Jar Kel Ken Kes Lan Lar Lin Lor Mal Mar Mer Mor Nor Oak Or Pel Pen Quar Rad Ral Ren Ros Sel Sher Sol Stan Tal Tar Thorn Tor Ul Val Var Ves Wal Wen Wil Win Yar Zel'.split(
    ' ',
  )
const ends =
  'beck bourne brand bridge burn by cote croft dale den dine don ey fell field ford garth gate grove hart holm hurst kin land lane ley lock low man mere more ner nick ov pool quist ridge ris sen shaw side stead stock strom tano ton vane vara well wick win wood worth zak'.split(
    ' ',
  )

/** The name that belongs to a whole number. */
export function personOf(key: number, women: boolean): string {
  const first = women ? firstNames.women : firstNames.men
  const draw = (list: readonly string[], at: number) => list[hashIntegers(key, at) % list.length] as string
  return `${draw(first, 1)} ${draw(stems, 2)}${draw(ends, 3)}`
}
