# What the recipes start from: the letter as pixels and as pages.
cc -o fax fax.c -lspandsp -ltiff -lm
gs='gs -q -dSAFER -dBATCH -dNOPAUSE'
$gs -dpages=1 -sDEVICE=tiffg4 -r204x196 -o fine.tif letter.ps
$gs -dpages=1 -sDEVICE=tiffg4 -r204x98 -o standard.tif letter.ps
$gs -dpages=3 -sDEVICE=tiffg4 -r204x196 -o three.tif letter.ps
$gs -dpages=1 -sDEVICE=pngmono -r204x196 -o fine.png letter.ps
tifftopnm -quiet fine.tif > fine.pbm
$gs -dpages=1 -sDEVICE=pnggray -r120 -dTextAlphaBits=4 -o gray.png letter.ps
$gs -dpages=1 -sDEVICE=pnggray -r80 -dTextAlphaBits=4 -o small.png letter.ps
$gs -dpages=1 -sDEVICE=ppmraw -r80 -dTextAlphaBits=4 -o small.ppm letter.ps
$gs -dpages=1 -sDEVICE=pgmraw -r80 -dTextAlphaBits=4 -o small.pgm letter.ps
$gs -dpages=1 -sDEVICE=tiffgray -r120 -dTextAlphaBits=4 -o gray.tif letter.ps
$gs -dpages=1 -sDEVICE=tiff24nc -r100 -dTextAlphaBits=4 -o color.tif letter.ps
$gs -dpages=3 -sDEVICE=pngmono -r120 -o page-%d.png letter.ps
$gs -dpages=1 -sDEVICE=pdfwrite -o one.pdf letter.ps
$gs -dpages=3 -sDEVICE=pdfwrite -o three.pdf letter.ps
tiffcp -c g4 three.tif three-end.tif
pbm2g3 fine.pbm > fine.g3
qpdf --rotate=-90 -- one.pdf turned.pdf
convert-im6.q16 gray.png -rotate 270 -quality 60 camera.jpg
exiftool -q -overwrite_original -n -Orientation=6 -Make=Camera -XResolution=72 -YResolution=72 camera.jpg
convert-im6.q16 gray.png -quality 60 gray.webp
convert-im6.q16 gray.png -colors 4 gray.gif
# Its own -lsb2msb mirrors the dots of each byte, which no program reads.
pamtotiff -g4 -minisblack -xresolution 204 -yresolution 196 -output black-msb.tif fine.pbm
tiffcp -c g4 -f lsb2msb black-msb.tif black.tif
$gs -dpages=1 -sDEVICE=pdfimage8 -r100 -sCompression=Flate -o image.pdf letter.ps
convert-im6.q16 small.png -colorspace CMYK -quality 60 cmyk.jpg
opj_compress -i small.pgm -o gray.jp2 -r 12 > opj.log
opj_compress -i small.ppm -o color.jp2 -r 20 >> opj.log
PPD= /usr/lib/cups/filter/texttopdf 1 clinic letter 1 "" letter.txt > text.pdf 2> cups.log
$gs -sDEVICE=tiffg3 -r204x98 -o text-standard.tif text.pdf
kids=$(printf '3 0 R %.0s' $(seq 10000))
sed "s/KIDS/$kids/" many-pages.pdf > ten-thousand-pages.pdf
for name in no-pages looping-pages ten-thousand-pages huge-page no-page-box outside-of-paper; do
  fix-qdf $name.pdf > fixed.pdf && mv fixed.pdf $name.pdf
done
